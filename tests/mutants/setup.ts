import { configure } from '@testing-library/react'

// Instrumented code is slow on a busy machine: a timeout must not count as a killed mutant.
configure({ asyncUtilTimeout: 5000 })
