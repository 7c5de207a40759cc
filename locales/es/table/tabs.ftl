## Two tabs with one match

tab-copy = Guardar la mía como copia
tab-copy-title = { $title } (copia)
tab-deleted = Esta partida se borró en otra pestaña. Con tu próxima decisión se vuelve a guardar.
tab-newer = Esta partida siguió en otra pestaña. Ves su estado más reciente.
tab-odds = Dos pestañas, dos caminos
tab-odds-what = Esta partida también siguió en otra pestaña, de otra manera. De momento no se ha perdido nada: ¿qué camino continúa aquí?
tab-second = Esta partida también está abierta en otra pestaña. Lo que se juegue allí se ve aquí.
tab-take = Usar la otra pestaña

update-in-match = la partida queda guardada
update-take-menu = Usar ya la nueva versión
recovery-match = Guardar esta partida como archivo
