/** `npm run hosts`: writes the settings of hosts that stand in the repository, after a change of tools/hosts/. */
import { writeRepositoryFiles } from './hosts/write'

console.log(`written: ${writeRepositoryFiles('.').join(' ')}`)
