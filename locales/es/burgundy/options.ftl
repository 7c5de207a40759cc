## Options

burgundy-start-workers = Trabajadores al empezar
burgundy-start-workers-note = por puesto, desde el primero
