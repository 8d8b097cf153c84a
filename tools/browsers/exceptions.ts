/** A use allowed without feature detection: the feature by MDN's name, and the reason. */
export type Exception = {
  feature: string
  /** Applies only to scripts that contain this text. */
  near?: string
  reason: string
}

export const EXCEPTIONS: Exception[] = [
  {
    feature: 'TypedArray.toSorted',
    near: 'data-radix-collection-item',
    reason: 'A method of the ordered map in Radix.',
  },
  { feature: 'FontFaceSet.check', reason: 'A method of zod.' },
  { feature: 'EventTarget.when', near: '_zod', reason: 'A method of zod.' },
  {
    feature: 'Error.captureStackTrace',
    near: '_zod',
    reason: 'A function of zod, which feature-detects the one it calls.',
  },
  { feature: 'TransitionEvent.animation', near: 'slidesInView', reason: 'A member of Embla.' },
  { feature: 'DisposableStack.use', near: 'useCacheRefresh', reason: 'A hook of React.' },
  {
    feature: 'Element.startViewTransition',
    near: 'useCacheRefresh',
    reason: 'React calls it for <ViewTransition> only, which no page uses, and catches its exceptions.',
  },
  {
    feature: 'WindowClient.navigate',
    near: 'navigation.currentEntry',
    reason: 'React feature-detects `navigation` in an enclosing function.',
  },
  {
    feature: 'Navigator.share',
    near: 'navigator.share',
    reason: 'components/blog/share-buttons.tsx renders the button only after feature detection.',
  },
]
