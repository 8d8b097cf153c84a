/** Path data. */
export type LandProps = { hills: string; rivers: string }

/**
 * Hills and rivers of all maps. Maps show them with `<use>`, in their own colours: on the site from one file, since its
 * pages have no room for them in their first ten packets; in the editor's preview from the document itself.
 */
export const Land = ({ hills, rivers }: LandProps) => (
  <>
    <path id="hills" d={hills} />
    {/* The page's vector effect is not inherited. */}
    <path id="rivers" d={rivers} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </>
)
