import { render } from '@testing-library/react'
import { MissingPostScript } from '@/components/layout/missing-post-script'
import { setAddress } from '../browser'

const signAt = (path: string) => {
  setAddress(path)
  // React warns that it does not run scripts that it creates; a browser runs this one while parsing the HTML.
  const warned = jest.spyOn(console, 'error').mockImplementation()
  const { container } = render(<MissingPostScript posts="/blogs/" />)
  warned.mockRestore()
  new Function(container.textContent)()
  return 'post' in document.documentElement.dataset
}
afterEach(() => delete document.documentElement.dataset.post)

it.each(['/blogs/99/', '/blogs/99', '/blogs/x'])('shows the missing-post message at %s', (path) => {
  expect(signAt(path)).toBe(true)
})

it.each(['/nowhere/', '/blogsx/', '/about/blogs/1/', '/'])('shows no message at %s', (path) => {
  expect(signAt(path)).toBe(false)
})
