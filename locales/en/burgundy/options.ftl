## Options

burgundy-start-workers = Workers at the start
burgundy-start-workers-note = by seat, from the first
