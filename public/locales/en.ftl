# Fireside, English. Sections: page, lobby, table, Burgundy.
dismiss = Dismiss
nowhere-title = Nothing here
nowhere-text = There is no game or page called “{ $address }”.
to-lobby = To the lobby
