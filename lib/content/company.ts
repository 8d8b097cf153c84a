import { join } from 'node:path'
import { contentRoot, readYaml } from './load'
import { once } from './once'
import { companySchema } from './schema/company'

/** The company: name, numbers, addresses, social pages. One value in one place for every page. */
export const getCompany = once(() => readYaml(join(contentRoot, 'company.yaml'), companySchema))
