import * as z from 'zod'
import { asFact } from './text-kinds'
import { copy, name, pastDay, text, toggle } from './values'

const norms = ['BS-IV', 'BS-VI', 'zero-emission'] as const
export const fuels = ['petrol', 'diesel', 'CNG', 'petrol and CNG', 'hybrid', 'electric'] as const

const languages = (description: string) => z.array(name).min(1).optional().meta({ description })

/** What the company can show of itself. Each is shown on the page about papers once it is given. */
export const companyPapers = z.strictObject({
  gstin: asFact(text)
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}$/, 'must be a GSTIN of 15 characters')
    .optional()
    .meta({ title: 'GSTIN' }),
  insurance: copy.optional().meta({ description: 'What the passengers are insured for, and with whom.' }),
  driverVerification: copy.optional().meta({ description: 'Who verifies the chauffeurs, and how.' }),
  driverLanguages: languages('The languages of the chauffeurs.'),
  deskLanguages: languages('The languages that are spoken on the telephone.'),
  checkedOn: pastDay
    .optional()
    .meta({ description: 'The day on which these were last compared with the papers.' }),
})

/** What a vehicle's papers say. Each is shown once it is given. */
export const vehiclePapers = z.strictObject({
  permit: text.optional().meta({ description: 'The class of its permit, such as All India Tourist Permit.' }),
  emissionNorm: z.enum(norms, `must be one of ${norms.join(', ')}`).optional(),
  fuel: z.enum(fuels, `must be one of ${fuels.join(', ')}`).optional(),
  insurance: text.optional(),
  trackerAndPanicButton: toggle.optional(),
})

export const companyPaperKeys = companyPapers.keyof().exclude(['checkedOn']).options
export const vehiclePaperKeys = vehiclePapers.keyof().options
