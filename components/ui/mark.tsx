import { classNames } from './class-names'
import { markShapes } from './mark-shapes'
import marks from './marks.generated.svg'

/**
 * A mark, or a placeholder ring where there is none of that name. S10.3. An image, which forced colours do not change:
 * so it has a background of its own.
 */
export function Mark({ name, className }: { name: string; className?: string }) {
  if (Object.hasOwn(markShapes, name))
    return (
      // eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants, and next/image is a client component
      <img
        src={`${marks.src}#${name}`}
        alt=""
        loading="lazy"
        className={classNames('bg-surface forced-color-adjust-none', className)}
      />
    )
  return (
    <span
      aria-hidden
      className={classNames('inline-block rounded-full border-2 border-dashed border-control', className)}
    />
  )
}
