/** A use that needs no condition around it: the feature by MDN's name, and why. */
export type Exception = {
  feature: string
  /** Holds only in scripts in which this stands. */
  near?: string
  reason: string
}

export const EXCEPTIONS: Exception[] = [
  {
    feature: 'TypedArray.toSorted',
    near: 'data-radix-collection-item',
    reason: 'A method of the ordered map that Radix brings.',
  },
  { feature: 'FontFaceSet.check', reason: 'A method of zod.' },
  { feature: 'EventTarget.when', near: '_zod', reason: 'A method of zod.' },
  {
    feature: 'Error.captureStackTrace',
    near: '_zod',
    reason: 'A function of zod, which asks for the one it calls.',
  },
  { feature: 'TransitionEvent.animation', near: 'slidesInView', reason: 'A member of Embla.' },
  { feature: 'DisposableStack.use', near: 'useCacheRefresh', reason: 'A hook of React.' },
  {
    feature: 'Element.startViewTransition',
    near: 'useCacheRefresh',
    reason: 'React calls it for <ViewTransition> alone, which no page has, and catches what it throws.',
  },
  {
    feature: 'WindowClient.navigate',
    near: 'navigation.currentEntry',
    reason: 'React asks for `navigation` before, in a function around this one.',
  },
  {
    feature: 'Navigator.share',
    near: 'navigator.share',
    reason: 'The button is drawn only where components/blog/share-buttons.tsx has found it.',
  },
]
