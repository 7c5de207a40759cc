## The line under the question

explanation-read = Got it
