import { Header } from '@/components/layout/header'
import { headerProps } from '../header-props'

export default function InnerLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <Header {...headerProps()} />
      <main id="content">{children}</main>
    </>
  )
}
