// The intervals of automatic movements, in milliseconds. S3.8, S10.1. Separate exports, so that a page's bundle
// contains only its own.
export const steps = 3000
export const whyRide = 5000
export const clients = 4000
export const services = 6000
export const news = 4000
export const social = 3000
export const stats = 2000
export const journey = 3000
