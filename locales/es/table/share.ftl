## Playing by link

away-waiting = En espera: { $name }
away-send = { $name ->
    [You] Envíate el enlace y luego abre el que te llegue de vuelta.
   *[other] Envía el enlace a { $name } y luego abre el que te llegue de vuelta.
}
away-more = Código QR y otras formas
away-copied = Enlace copiado. Envíalo.
away-paste = Pegar respuesta
away-seat = juega por enlace
away-seat-turn = le toca, por enlace
watched = No está guardada en este dispositivo. Para conservarla, abre otra vez su enlace.
