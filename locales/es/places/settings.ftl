## Settings

language = Idioma
english-names = Cartas y preguntas en inglés
english-names-note = Las cartas de Innovation con sus textos, preguntas, iconos y acciones quedan en inglés en cualquier idioma; el registro, la ayuda y el reglamento no.
as-device = Del sistema
on = Sí
off = No
set-language = Idioma y nombres
set-look = Aspecto
set-play = Juego
set-device = Dispositivo
theme = Claro u oscuro
motion = Movimiento
motion-note = Las cartas se deslizan hasta su sitio.
text-size = Tamaño del texto
text-size-note = en toda la página
cards-size = Tamaño de las cartas
cards-note = Con cartas más grandes quizá haya que desplazarse.
# As in English.
cards-normal = Normal
cards-large = Grande
cards-larger = Máximo
confirm = Confirmar jugadas
confirm-note = el primer toque muestra qué hace una jugada; el segundo la realiza
auto-default = Elegir por mí si solo hay una opción
auto-default-note = en partidas nuevas; cada partida se puede cambiar en su menú
face-down = Las cartas robadas quedan boca abajo
face-down-note = en Innovation, hasta que las mires: mientras tanto se puede deshacer el robo
words = Textos en pantalla
words-note = Qué se puede hacer y de qué trata cada tipo de pregunta.
words-all = Todos
words-few = Pocos
speed = Velocidad
speed-note = Cuánto se ven las jugadas de los bots y lo rápido que se mueve todo.
speed-calm = Lenta
# As in English.
speed-normal = Normal
speed-fast = Rápida
speed-instant = Inmediata
sound = Sonido
sound-note = tonos breves para jugadas, puntos y tu turno
volume = Volumen
awake = Mantener la pantalla encendida
awake-note = mientras haya una partida en ella
letter-keys = Atajos de una sola letra
letter-keys-note = con teclado; pulsa ? para verlos todos

theme-dark = Oscuro
theme-light = Claro
vibrate = Vibrar
vibrate-note = cuando te toca
whole-screen = Pantalla completa
whole-screen-note = sin las barras del navegador
