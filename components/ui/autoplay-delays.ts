// What moves by itself, and how often, in milliseconds. S3.8, S10.1. Apart, so that a page carries only its own.
export const steps = 3000
export const whyRide = 5000
export const clients = 4000
export const services = 6000
export const news = 4000
export const social = 3000
export const stats = 2000
export const journey = 3000
