import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { focusClass, focusPlaces, focusPosition } from './lib/images/focus'
import { placeholderClass, placeholderColors } from './lib/images/placeholder-colors'

/** The palette. Components use only the roles below. */
export const palette = {
  paper: '#faf7f2',
  sand: '#efe8dc',
  white: '#ffffff',
  ink: '#14171c',
  slate: '#4b5057',
  hairline: '#ddd4c5',
  pencil: '#857c6d',
  red: '#b3121d',
  redDeep: '#8d0d16',
  redPale: '#ff8d86',
  brass: '#7d5f27',
  brassPale: '#d8b876',
  night: '#10141b',
  nightRaised: '#1a2029',
  nightLine: '#323a46',
  nightPencil: '#7e8896',
  fog: '#c3c8cf',
  green: '#1c6b3f',
  greenPale: '#7fd6a4',
} as const

/** The role of each colour, on light (day) and dark (night) sections. */
export const tones = {
  day: {
    surface: palette.paper,
    raised: palette.white,
    sunken: palette.sand,
    ink: palette.ink,
    muted: palette.slate,
    action: palette.red,
    'action-hover': palette.redDeep,
    'on-action': palette.white,
    accent: palette.brass,
    line: palette.hairline,
    control: palette.pencil,
    focus: palette.red,
    ok: palette.green,
    danger: palette.red,
  },
  night: {
    surface: palette.night,
    raised: palette.nightRaised,
    sunken: palette.nightRaised,
    ink: palette.paper,
    muted: palette.fog,
    action: palette.red,
    'action-hover': palette.redDeep,
    'on-action': palette.white,
    accent: palette.brassPale,
    line: palette.nightLine,
    control: palette.nightPencil,
    focus: palette.brassPale,
    ok: palette.greenPale,
    danger: palette.redPale,
  },
} as const

/** How much of the picture's mean colour the ground at the head of a page takes, over the sunken one. */
export const lightOfPicture = 0.18

type Role = keyof typeof tones.day

const roles = Object.keys(tones.day) as Role[]
const variables = (tone: Record<Role, string>) =>
  Object.fromEntries(roles.map((role) => [`--${role}`, tone[role]]))

/** A colour as #rrggbbaa. In older browsers Tailwind's own, by `color-mix()`, would be opaque. */
const translucent = (color: string, opacity: number) =>
  color +
  Math.round(255 * opacity)
    .toString(16)
    .padStart(2, '0')

/** The ground at the head of a page, over the background of a placeholder's class; text on it must remain legible. */
const pictureLight = {
  'background-image': `linear-gradient(${translucent(tones.day.sunken, 1 - lightOfPicture)}, ${tones.day.surface} 44rem)`,
  '@media (forced-colors: active)': { 'background-image': 'none' },
}

/** Over the hero's pictures, which are on a night section, so that its text and the header remain legible. */
const { night } = palette
const shades = {
  hero: `linear-gradient(to top, ${night}, ${translucent(night, 0.55)}, ${translucent(night, 0.35)})`,
  'hero-wide': `linear-gradient(to right, ${night}, ${translucent(night, 0.4)}, transparent)`,
  header: `linear-gradient(${translucent(night, 0.8)}, transparent)`,
}

const config: Config = {
  // Only these (`source(none)` in globals.css): a word of a text in content/ would change the style sheet of all pages.
  content: ['./{app,components,late-start,lib,view-models}/**/*.{ts,tsx}', './tools/admin/*.tsx'],
  theme: {
    // 48rem: the specification's 768 px, and more for whoever has set a larger text.
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** A translucent surface over a picture. */
      veil: 'color-mix(in oklab, var(--surface) 65%, transparent)',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    backgroundImage: Object.fromEntries(
      Object.entries(shades).map(([name, value]) => [`${name}-shade`, value]),
    ),
    fontFamily: {
      display: ['var(--font-display)'],
      text: ['var(--font-text)'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.45'],
      sm: ['0.9375rem', '1.5'],
      base: ['clamp(1rem, 0.96rem + 0.2vw, 1.125rem)', '1.65'],
      lg: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', '1.55'],
      h4: ['clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)', '1.2'],
      h3: ['clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', '1.15'],
      h2: ['clamp(2rem, 1.5rem + 2.4vw, 3.25rem)', '1.06'],
      h1: ['clamp(2.25rem, 1.6rem + 3.2vw, 4.25rem)', '1.04'],
      hero: ['clamp(2.6rem, 1.6rem + 4.6vw, 5.25rem)', '1.02'],
    },
    borderRadius: { none: '0', sm: '4px', md: '12px', lg: '24px', full: '9999px' },
    boxShadow: {},
    extend: {
      spacing: {
        // At the sides of two sections that meet: 58 px apart on a phone, 128 on a desktop.
        section: 'clamp(28px, 16px + 3.4vw, 64px)',
        gutter: 'var(--gutter)',
        'gutter-end': 'var(--gutter-end)',
        // The distance from the edge of the screen to the content of a Container.
        bleed: 'max(var(--gutter), 50% - 560px)',
      },
      maxWidth: { page: '1200px', prose: '68ch' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': variables(tones.day),
        '[data-tone="day"]': variables(tones.day),
        '[data-tone="night"]': variables(tones.night),
        ...Object.fromEntries(
          placeholderColors.map((shade, index) => [
            `.${placeholderClass(index)}`,
            { 'background-color': shade },
          ]),
        ),
        '.picture-light': pictureLight,
        ...Object.fromEntries(
          focusPlaces.map((focus) => [`.${focusClass(focus)}`, { 'object-position': focusPosition(focus) }]),
        ),
      })
    }),
  ],
}

export default config
