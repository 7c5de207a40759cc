## Shortcuts

keys = Teclado
keys-everywhere = En todas partes
keys-table = En la mesa
keys-replay = Repetición
keys-help = Ver esta lista
keys-next = A lo siguiente o lo anterior que se puede elegir
keys-walk = Ir a lo que se puede elegir
keys-number = Elegir lo que lleva este número
keys-confirm = Elegir o confirmar
keys-escape = Anular la elección, volver al presente
keys-undo = Deshacer
keys-play = Reproducir y pausar
keys-off = Los atajos de una sola letra están desactivados en los ajustes.

hint-ask = ¿Qué haría el bot difícil?

readout = Leer el tablero
menu = Menú

back-one = Un paso atrás
forth-one = Un paso adelante
redo = Rehacer
undo-turn = Volver al inicio del turno
