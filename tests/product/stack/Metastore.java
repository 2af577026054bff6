import org.apache.hadoop.hive.conf.HiveConf;
import org.apache.hadoop.hive.metastore.HiveMetaStore;
import org.apache.hadoop.hive.metastore.txn.TxnDbUtil;
import org.apache.hadoop.hive.shims.ShimLoader;

/** Creates the tables for locks, which DataNucleus doesn't know, and starts the metastore on the port given. */
public class Metastore {
  public static void main(String[] args) throws Throwable {
    HiveConf conf = new HiveConf();
    TxnDbUtil.setConfValues(conf);
    TxnDbUtil.prepDb(conf);
    HiveMetaStore.startMetaStore(
        Integer.parseInt(args[0]), ShimLoader.getHadoopThriftAuthBridge(), conf);
  }
}
