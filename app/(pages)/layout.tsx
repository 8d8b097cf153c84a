import { Header } from '@/components/layout/header'
import { headerProps } from '@/view-models/header'

export default function InnerLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <Header {...headerProps()} />
      <main id="content">{children}</main>
    </>
  )
}
