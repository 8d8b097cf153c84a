/** Seats as the catalogue gives them, one number for each layout of a vehicle: '7' or '10/11/14'. */
export const seatsText = (layouts: number[]) => layouts.join('/')

/** The seats of the largest layout. */
export const mostSeats = (layouts: number[]) => Math.max(...layouts)
