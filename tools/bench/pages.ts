/** One page of each type. */
export const pagesByType = {
  home: '/',
  about: '/about/',
  services: '/our-services/',
  occasion: '/our-services/airport-transfers/',
  guides: '/routes/',
  guide: '/routes/shimla/',
  rates: '/rates/',
  fleet: '/our-fleet/',
  category: '/sedans/',
  vehicle: '/innova-crysta/',
  compare: '/car-details/',
  offers: '/car-offers/',
  clients: '/clients/',
  form: '/contact-us/',
  gallery: '/gallery/',
  posts: '/blogs/',
  post: '/blogs/1/',
  terms: '/terms-condition/',
  text: '/privacy/',
} as const

export type PageType = keyof typeof pagesByType
