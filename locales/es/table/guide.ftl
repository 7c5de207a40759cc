## The line under the question

explanation-read = Entendido
