## Sharing and playing by link

# As in English.
share-title = Fireside: { $title }
share-your-turn = { $name }, te toca en { $game }
share-who = ¿Quién juega en este dispositivo?
share-who-note = Desactiva a quienes jueguen en otro dispositivo. Recibirán el enlace después de cada uno de tus turnos.
share-sits-here = Juega aquí: { $name }
share-picture = Imagen
share-picture-format = Formato de la imagen
share-picture-wide = Apaisada
share-picture-tall = Vertical
share-picture-save = Guardar
share-picture-send = Enviar…
share-picture-copy = Copiar imagen
share-picture-text = Copiar tres líneas
share-link = Enlace
share-copy-link = Copiar enlace
share-system = Compartir…
share-qr = Código QR
share-qr-of = Código QR del enlace
share-qr-too-long = Este enlace es demasiado largo para un código QR que una cámara pueda leer. Mejor cópialo.
share-reveals = Incluye las cartas ocultas: quien lo abra puede verlas. Envíalo solo a gente de confianza.
share-data-reveals = Los datos incluyen las cartas ocultas: quien los abra puede verlas.
share-file = Archivo
share-file-note = La misma partida como archivo: para guardarla o abrirla en otro dispositivo.
share-notation-note = { $name }: un texto que leen otros programas para este juego.
share-log = Registro
share-log-copy = Copiar como texto
share-log-text = Archivo de texto
share-log-data = Datos (JSON)
share-log-title = { $title } ({ $game })
share-log-seat = { $name }, { $who }
share-log-points = { $words } ({ $points })
share-log-result = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

arrive-title = Te han enviado una partida
arrive-game = { $game }. { $standing }
arrive-keep = Guardar y abrir
arrive-watch = Mirar
arrive-about = Fireside: grandes juegos de mesa en el navegador, gratis y sin cuenta. Quien solo mira no guarda nada en este dispositivo.
arrive-not-now = Ahora no
arrive-newer = { $moves ->
    [one] Continúa tu partida: trae { $moves } jugada más.
   *[other] Continúa tu partida: trae { $moves } jugadas más.
}
arrive-take-over = Actualizar
arrive-older = { $moves ->
    [one] Ya tienes una versión más nueva de esta partida: va { $moves } jugada por delante.
   *[other] Ya tienes una versión más nueva de esta partida: va { $moves } jugadas por delante.
}
arrive-open-own = Abrir la tuya
arrive-contradicts = Este enlace contradice la partida de este dispositivo: cada una siguió su camino. La tuya queda como está.
arrive-beside = Guardar como copia
arrive-copy-title = { $title } (recibida)
arrive-moved-on = Entretanto, la partida de este dispositivo ha avanzado. Vuelve a abrir el enlace.

link-broken = Este enlace no se puede abrir
link-empty = Está vacío: falta lo que sigue a «link/».
link-too-long = Es demasiado largo para ser una partida y no se ha leído.
link-damaged = Está dañado: una parte se ha perdido o ha cambiado por el camino. Pídelo otra vez y cópialo entero.
link-newer = Se ha hecho con una versión más nueva de Fireside. Recarga la página para obtenerla.
link-no-match = Ha llegado entero, pero no contiene ninguna partida de Fireside.
link-game = Su juego, «{ $name }», no forma parte de este Fireside.
link-newer-rules = Su partida sigue reglas más nuevas que las que conoce esta página. Recárgala para obtenerlas.
link-options = Este juego no tiene esas opciones.
link-seats = Sus puestos no encajan con el juego.
link-answer = La decisión número { $number } no encaja con las reglas de este Fireside. Se ha hecho con otra versión.
link-trailing = Después del final de la partida viene algo más. No lo ha hecho Fireside.

copied = Copiado
log = Registro
log-line = { $name ->
    [You] Tú: { $words }
   *[other] { $name }: { $words }
 }
log-sentence = { $name ->
    [You] Has { $words }
   *[other] { $name } ha { $words }
 }
match-gone = Esa partida ya no está en este dispositivo.
not-copied = El navegador no ha permitido copiar.

## Opening a link

open-link-field = Enlace o texto
open-link-note = Pega el enlace que te han enviado o el texto de una partida.
open-link-go = Abrir
open-link-paste = Pegar
arrive-for-app = Copiar para la aplicación de la pantalla de inicio
arrive-for-app-note = ¿Juegas en la aplicación de tu pantalla de inicio? Tiene su propio almacenamiento: abre allí el enlace.
arrive-for-app-copied = Copiado. Abre la aplicación y pégalo en «Abrir un enlace o texto».
