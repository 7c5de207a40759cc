## Two tabs with one match

tab-copy = Guardar la mía como copia
tab-copy-title = { $title } (copia)
tab-deleted = Esta partida se ha borrado en otra pestaña. Con tu próxima decisión se vuelve a guardar.
tab-newer = Esta partida ha seguido en otra pestaña. Ves su estado más reciente.
tab-odds = Partida seguida en dos pestañas
tab-odds-what = Esta partida ha seguido también en otra pestaña, de otra manera. De momento no se ha perdido nada: ¿con cuál sigues aquí?
tab-second = Esta partida también está abierta en otra pestaña. Lo que se juegue allí se ve aquí.
tab-take = Usar la de la otra pestaña

update-in-match = la partida queda guardada
update-take-menu = Actualizar ya a la nueva versión
recovery-match = Guardar esta partida como archivo
