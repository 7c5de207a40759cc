## Page

close = Cerrar
dismiss = Cerrar aviso
nowhere-text = No hay ningún juego ni página llamados «{ $address }».
nowhere-title = Aquí no hay nada
to-lobby = Ir al inicio
part-missing = Esta parte de Fireside aún no está aquí
part-missing-why = No se pudo descargar. Llegará cuando haya conexión; si ya hay una versión nueva, llegará con ella.
try-again = Reintentar
language-missing = No se pudo descargar este idioma. Fireside sigue en el actual.
shell-old = Fireside necesita JavaScript, WebAssembly y un navegador más nuevo: Chrome 108, Firefox 121, Safari 16 o posterior.
shell-trouble = Fireside no ha podido iniciarse: algo no ha llegado todavía. Comprueba la conexión y vuelve a cargar la página.
intro = Grandes juegos de mesa, completos y gratis: a solas contra rivales fuertes o con amigos alrededor de este dispositivo. Sin cuenta ni servidor: lo que juegas se queda contigo y, una vez abierto, todo funciona sin conexión.

## Said in more places than one

rules = Reglas
rules-of = Reglas de { $game }
settings = Ajustes
theme-turn = Cambiar entre claro y oscuro
stats-title = Estadísticas
level-easy = Fácil
level-expert = Experto
level-hard = Difícil
level-medium = Medio
undo = Deshacer
