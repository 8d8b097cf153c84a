"""A slow network between two machines: relays the IP packets of two TUN devices with a delay, a rate and loss.

Kernels without netem have TUN. Node has no ioctl, with which a TUN device is opened, so this is Python, without packages.
Arguments: the names of the devices, the delay in one direction in ms, the rate in Mbit/s, the lost packets in percent.
Prints a line when the devices are there, and ends when its input does.
"""

import fcntl
import heapq
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
MTU = 1500
SEED = 1969


def open_device(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


names, (delay, rate, loss) = sys.argv[1:3], map(float, sys.argv[3:6])
devices = [open_device(name) for name in names]
print("ready", flush=True)

chance = random.Random(SEED)
# When the line of each direction has sent all that was given to it.
free_at = {device: 0.0 for device in devices}
waiting = []
count = 0

while True:
    now = time.monotonic()
    while waiting and waiting[0][0] <= now:
        _, _, target, packet = heapq.heappop(waiting)
        try:
            os.write(target, packet)
        except (BlockingIOError, OSError):
            pass  # As on a real line, what the other side cannot take is lost.
    timeout = max(0, waiting[0][0] - now) if waiting else None
    readable, _, _ = select.select([sys.stdin, *devices], [], [], timeout)
    if sys.stdin in readable and not os.read(0, 1024):
        break
    for index, device in enumerate(devices):
        if device not in readable:
            continue
        packet = os.read(device, MTU + 100)
        if chance.random() * 100 < loss:
            continue
        start = max(time.monotonic(), free_at[device])
        free_at[device] = start + len(packet) * 8 / (rate * 1e6)
        count += 1
        heapq.heappush(waiting, (free_at[device] + delay / 1000, count, devices[1 - index], packet))
