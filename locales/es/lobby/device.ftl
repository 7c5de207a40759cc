## Recovery: shown when the program has failed

shell-recovery-title = Algo ha salido mal
shell-recovery-what = Fireside se ha detenido por un error del programa. Lo jugado está guardado hasta la última decisión. Recarga la página para seguir; si vuelve a pasar lo mismo, guarda antes la partida como archivo.
shell-recovery-reload = Recargar la página
shell-recovery-lobby = Recargar e ir al inicio
shell-recovery-back = Volver una respuesta atrás
shell-recovery-all = Guardar todo como archivo
recovery-details = Qué ha pasado, para los autores

## Newer versions, installing

update-ready = Hay una versión nueva.
update-take = Actualizar ya
install = Instalar
