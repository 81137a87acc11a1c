"""Training the evaluations of bots by self-play.

`training` is the loop for the network: `lessons` are games to learn from, `learning` the gradient,
`schedule` how both change, `contests` measure, `keeping` writes checkpoints. `tuning` is the loop
for the weights of greedy. `crews` are the processes or the cluster that do the work.
"""
