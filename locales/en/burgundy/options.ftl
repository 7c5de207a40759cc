## Options

burgundy-start-workers = Workers at the start
burgundy-start-workers-note = from the first seat on
burgundy-workers-by-seat = By seat ({ $list })
burgundy-workers-last-two = Last gets 2 ({ $list })
