## The end

told-best = Dein Bestwert: { $points }
told-best-new = Neuer Bestwert: { $points }
told-wins-alone = Siege allein: { $n }
told-wins-people = Siege unter Menschen am Gerät: { $n }
told-wins-level = Siege gegen „{ $level }“: { $n }
