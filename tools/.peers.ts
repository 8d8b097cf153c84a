import {buildPeers} from './bench/peers'; console.log(await buildPeers())
