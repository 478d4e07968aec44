### Lessons: a guided first game, and tasks that the engine judges.

web-game-lessons = Lessons
web-lessons-first = Guided first game · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-intro-guided = Learn it step by step
web-lessons-begin = Begin
web-lessons-why = Short positions with one idea each. The game tells you whether you have solved the task and, if not, why.
web-lessons-progress = { $done } of { $all } done.
web-lessons-go-on = Resume
web-lessons-anew = Start over
web-lessons-open = Open
web-lessons-done = Done
web-lessons-none = This game has no lessons yet.
web-lesson-step = Step { $step } of { $steps }
web-lesson-task = Task:
web-lesson-layers = On the map now:
web-lesson-mark-press = press here
web-lesson-mark-look = look here
web-lesson-mark-goal = the goal
web-lesson-next = Next
web-lesson-elsewhere = Not there: choose what glows on the map or is ringed here.
web-lesson-by-button = Nothing is chosen on the map in this step: press the ringed button.
web-lesson-watch = Watch what happens.
web-lesson-hint = Hint
web-lesson-again = Try again
web-lesson-anew = Start over
web-lesson-following = Next: { $title }
web-lesson-leave = Leave and play on
web-lesson-all = All lessons
web-lesson-won = Solved.
web-lesson-lost = Not quite.
web-lesson-fold = Collapse
web-lesson-unfold = Expand
web-lesson-seat = played by the lesson
web-lesson-first-done = You have finished your first game
web-lesson-all-done = All lessons solved
web-lesson-all-done-text = You know the game now: time to play it.
web-lesson-play = Play a bot
