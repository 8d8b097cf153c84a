/** Writes the configuration of hosts. After the compression: a copy of these would only be one more file to refuse. */
import { basePath, siteUrl } from '../lib/config/env'
import { writeHostFiles } from './hosts/write'

console.log(`for hosts: ${writeHostFiles('out', 'hosts', basePath, siteUrl).join(' ')}`)
