import { configure } from '@testing-library/react'

// Instrumented code on a busy machine: a late answer is no killed mutant.
configure({ asyncUtilTimeout: 5000 })
