## The line under the question

explanation-read = Verstanden
