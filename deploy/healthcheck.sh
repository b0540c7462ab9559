#!/bin/bash
# Is this process ready? By bash alone: a Node process every ten seconds would cost more than the answer, and the image
# has neither curl nor wget.
exec 3<> /dev/tcp/127.0.0.1/"${PORT:-3000}" || exit 1
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 2 -u 3 _ status _ && [ "$status" = 200 ]
