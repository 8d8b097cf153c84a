import fc, { type IRawProperty, type Parameters } from '../../node_modules/fast-check/lib/fast-check'

/**
 * 100 examples must suffice to kill a mutant; a property that awaits its steps takes a tenth of a second for each, and gets 20.
 * The fixed seed makes two measurements comparable.
 */
const limits = (isAsync: boolean) => ({ numRuns: isAsync ? 20 : 100, seed: 22 })

const assert = <T>(property: IRawProperty<T>, parameters?: Parameters<T>) =>
  fc.assert(property, { ...parameters, ...limits(property.isAsync()) })

const limited: typeof fc = { ...fc, assert: assert as typeof fc.assert }
export default limited
