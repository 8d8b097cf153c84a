/** What moves by itself, and how often, in milliseconds. Spec, section 4. */
export const timings = {
  steps: 3000,
  whyRide: 5000,
  clients: 4000,
  services: 6000,
  news: 4000,
  social: 3000,
  stats: 2000,
  journey: 3000,
  /** How long a figure takes to count up from 0. */
  countUp: 2000,
} as const
