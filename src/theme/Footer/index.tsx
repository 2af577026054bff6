// Leaves the footer to the server: its links were every seventh part of what React hydrated on a page.
import Served from '@site/src/components/Served';
import Footer from '@theme-original/Footer';

export default function FooterWrapper(): React.JSX.Element {
  return (
    <Served name="footer">
      <Footer />
    </Served>
  );
}
