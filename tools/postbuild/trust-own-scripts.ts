/** Inlined in the head of every page of a plain build; the loader of the late start does the same. */
import { trustOwnScripts } from '../../late-start/loader/trusted-scripts'

trustOwnScripts(document.currentScript?.dataset.scripts ?? '')
