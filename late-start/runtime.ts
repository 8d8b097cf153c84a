/** What the loader imports: all that shares modules with the islands. */
export { islands } from './islands'
export { startPage } from './start-page'
export const loadMount = () => import('./mount')
export const loadDrafts = () => import('../lib/form/draft')
