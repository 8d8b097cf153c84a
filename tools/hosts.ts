/**
 * Writes the configuration of hosts. After the compression: compressed copies of these files would have to be blocked
 * too.
 */
import { basePath, siteUrl } from '../lib/config/env'
import { writeHostFiles } from './hosts/write'

console.log(`for hosts: ${writeHostFiles('out', 'hosts', basePath, siteUrl).join(' ')}`)
