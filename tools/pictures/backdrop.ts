const TOP = [0.58, 0.528, 0.458]
const GLOW = [0.878, 0.83, 0.762]
const FLOOR = [0.908, 0.868, 0.81]

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

const mix = (from: number[], to: number[], share: number) =>
  from.map((value, channel) => value + ((to[channel] ?? 0) - value) * share)

/**
 * The empty studio behind the rendered vehicles: the same function as in `grade` of art/vehicle.py, at a point
 * in shares of the picture. Returns red, green and blue from 0 to 1.
 */
export function backdropOf(horizon: number) {
  const level = Math.min(0.6, Math.max(0.2, horizon))
  const wall = (y: number) => mix(TOP, GLOW, smoothstep(-0.3, level + 0.05, y))
  const row = (y: number) =>
    mix(wall(y), FLOOR, smoothstep(level - 0.01, level + 0.3, y)).map(
      (value) => value * (1 - 0.035 * Math.exp(-(((y - level - 0.015) / 0.035) ** 2))),
    )
  // For each pixel: Math.hypot would double the time of a card.
  const vignette = (x: number, y: number) =>
    1 - 0.24 * smoothstep(0.26, 0.85, Math.sqrt(((x - 0.5) * 1.05) ** 2 + ((y - 0.54) * 0.95) ** 2))
  return { row, vignette }
}
