## Options

burgundy-start-workers = Arbeiter zu Beginn
burgundy-start-workers-note = nach Platz, vom ersten an
