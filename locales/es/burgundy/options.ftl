## Options

burgundy-start-workers = Trabajadores al empezar
burgundy-start-workers-note = desde el primer puesto
burgundy-workers-by-seat = Por puesto ({ $list })
burgundy-workers-last-two = El último, 2 ({ $list })
