## Options

burgundy-start-workers = Arbeiter zu Beginn
burgundy-start-workers-note = vom ersten Platz an
burgundy-workers-by-seat = Nach Platz ({ $list })
burgundy-workers-last-two = Letzter Platz 2 ({ $list })
