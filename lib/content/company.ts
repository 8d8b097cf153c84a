import { join } from 'node:path'
import { contentRoot, readYaml } from './load'
import { memoize } from './memoize'
import { companySchema } from './schema/company'

/** The company: name, numbers, addresses, social pages. One value in one place for every page. */
export const getCompany = memoize((locale) =>
  readYaml(join(contentRoot, 'company.yaml'), companySchema, locale),
)
