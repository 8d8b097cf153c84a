/** `npx tsx tools/repository-hosts.ts`: writes the hosts' configuration files that are committed, after a change of tools/hosts/. */
import { writeRepositoryFiles } from './hosts/write'

console.log(`written: ${writeRepositoryFiles('.').join(' ')}`)
