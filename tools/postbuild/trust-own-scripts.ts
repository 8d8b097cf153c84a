/** Inlined in the head of every page of a plain build; the late start's inline script does the same. */
import { trustOwnScripts } from '../../late-start/loader/trusted-scripts'

trustOwnScripts(document.currentScript?.dataset.scripts ?? '')
