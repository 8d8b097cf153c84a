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
  const isSigned = 'post' in document.documentElement.dataset
  delete document.documentElement.dataset.post
  return isSigned
}

it('shows the missing-post message at addresses of posts alone', () => {
  const others = ['/nowhere/', '/blogsx/', '/about/blogs/1/', '/']
  const paths = ['/blogs/99/', '/blogs/99', '/blogs/x']
  expect([...others, ...paths].filter(signAt)).toEqual(paths)
})
