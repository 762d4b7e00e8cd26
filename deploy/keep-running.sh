#!/bin/sh
# Where systemd does not run: starts the current release, and again whenever it ends.
#
#   systemd-socket-activate --now --listen=127.0.0.1:3000 /srv/website/deploy/keep-running.sh
#
# That program opens the socket, which stays open in this shell while no service runs, so that
# connections wait. Before version 256 it has no --now, and the first connection starts the service.
# Run it as the user of the service. SIGTERM ends the service, and then this shell.
cd "$(dirname "$0")/.." || exit 1
ended=
# What `npm run release` has compiled in advance, which shortens the start.
export NODE_COMPILE_CACHE=node_modules/.cache/node
trap 'ended=1; kill "$service"' TERM INT
while [ -z "$ended" ]; do
	# The socket is for the process of the service, which exec makes of this one.
	sh -c 'export LISTEN_PID=$$; cd current && exec node_modules/.bin/node service/main.ts' &
	service=$!
	wait "$service"
	sleep 0.1
done
# The signal interrupted the wait.
wait
