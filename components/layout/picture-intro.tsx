import { classNames } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

type PictureIntroProps = {
  heading: string
  intro: string
  /** States when the text was last reviewed. */
  checked?: string
  shown?: ResolvedImage
  /** The buttons below the introduction. */
  actions: React.ReactNode
  /** The breadcrumb. */
  children: React.ReactNode
}

/** Heading, introduction and next step of a page, above a picture as wide as the page. */
export function PictureIntro({ heading, intro, checked, shown, actions, children }: PictureIntroProps) {
  return (
    <>
      <Container className="pb-6 pt-6 md:pb-14">
        {children}
        <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-h1">{heading}</h1>
          <div>
            <p className="max-w-prose text-lg text-muted">{intro}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">{actions}</div>
          </div>
        </div>
      </Container>
      {shown && (
        <div className="mx-auto max-w-page md:pl-gutter md:pr-gutter-end print:hidden">
          <Picture
            {...shown}
            sizes="(min-width: 1200px) 1120px, 100vw"
            priority
            className={classNames(
              'aspect-16/9 md:aspect-5/2 w-full object-cover',
              !shown.picture?.focus && 'object-[50%_90%]',
              'md:rounded-lg',
            )}
          />
        </div>
      )}
      <Container>{checked && <p className="pt-3 text-sm text-muted">{checked}</p>}</Container>
    </>
  )
}
